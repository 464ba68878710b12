import { useState } from 'react';
import { type BcfVersion, bcfVersions } from '../../../rules/tables';
import { filterFields, filterInput, useSnagFilters } from '../../domain/filters';
import { Link } from '../../router/components';
import { Button } from '../../ui/Button';
import { SheetPlusIcon } from '../../ui/laterIcons';
import { Notice } from '../../ui/Notice';
import { RowFace, rowClass, Section, SegmentsRow } from '../../ui/Rows';
import styles from './Data.module.css';
import { importHash } from './importHash';
import { messages } from './messages';
import { useDownload } from './useDownload';

const options = bcfVersions.map((value) => ({ value, label: messages.bcfVersions[value] }));

/** The snags that were chosen for the table as a BCF file, and the way to import one. */
export function BcfFiles({ projectId, mayImport }: { projectId: string; mayImport: boolean }) {
  const [filters] = useSnagFilters();
  const [version, setVersion] = useState<BcfVersion>('2.1');
  const { asking, problem, start } = useDownload();
  const search = new URLSearchParams(filterFields(filterInput(filters))).toString();
  return (
    <div>
      <Section title={messages.bcf}>
        <SegmentsRow
          label={messages.bcfVersion}
          options={options}
          value={version}
          onChange={setVersion}
        />
        {mayImport && (
          <Link to="." search hash={importHash} exact className={rowClass}>
            <RowFace
              icon={<SheetPlusIcon />}
              label={messages.bcfImport}
              detail={messages.bcfImportWhat}
              next
            />
          </Link>
        )}
      </Section>
      <div className={styles.below}>
        <p className={styles.small}>{messages.bcfHint}</p>
        <Notice kind="refused">{problem}</Notice>
        <Button
          busy={asking !== null}
          onClick={() =>
            start(`/files/bcf/${projectId}/${version}.bcf${search === '' ? '' : `?${search}`}`)
          }
        >
          {asking === null ? messages.bcfDownload : messages.preparing}
        </Button>
      </div>
    </div>
  );
}
