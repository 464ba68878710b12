import { classes } from '../../ui/classes';
import { MoreIcon } from '../../ui/icons';
import { Popout } from '../../ui/overlays/Popout';
import { MoreEntries } from './later';
import { words } from './messages';
import styles from './ProjectNav.module.css';

export function MoreMenu({ code, name, settings, here }: { code: string; name: string | null; settings: boolean; here: boolean }) {
  return (
    <Popout
      title={words.moreTitle}
      side="beside"
      buttonClassName={classes(styles.item, here && styles.here)}
      face={
        <>
          <MoreIcon />
          {words.more}
        </>
      }
    >
      {(close) => <MoreEntries code={code} name={name} settings={settings} close={close} />}
    </Popout>
  );
}
