// The face of the journal: what screens have to do so that they stay current.
export { useOnProjectChange, useProjectList, useProjectSheet } from '../../app/useJournal';
