import { Segments } from '../../ui/fields/Segments';
import { Spoken } from '../../ui/Spoken';
import { messages } from './messages';
import { tableMessages } from './tableMessages';
import styles from './TableActions.module.css';

interface TableTitleProps {
  title: string;
  onChange: (layout: 'list' | 'table') => void;
}

/** The title above the table, and the way back to the list. */
export function TableTitle({ title, onChange }: TableTitleProps) {
  return (
    <>
      <h1 className={styles.title}>
        <span aria-hidden="true">{tableMessages.list}</span>
        <Spoken>{title}</Spoken>
      </h1>
      <Segments
        label={tableMessages.layout}
        options={[
          { value: 'list', label: tableMessages.list },
          { value: 'table', label: messages.table },
        ]}
        value="table"
        onChange={onChange}
      />
    </>
  );
}
