import { changesBy } from '../../rules/events';
import type { SnagStatus } from '../../rules/snag';

const edited = (status: SnagStatus, set: { companyId?: string; assigneeId?: string }) =>
  changesBy(
    { kind: 'SNAG_EDITED', by: 'user_ada', at: 20, set },
    { status, companyId: 'company_a', assigneeId: null, waitingSince: 10 },
  );

test.each(['OPEN', 'IN_PROGRESS'] as const)(
  'one that is %s waits for another company, or another person, only since then',
  (status) => {
    expect(edited(status, { companyId: 'company_b' })).toMatchObject({ waitingSince: 20 });
    expect(edited(status, { assigneeId: 'user_bea' })).toMatchObject({ waitingSince: 20 });
  },
);

test.each(['FIXED', 'DISPUTED', 'CLOSED', 'VOID'] as const)(
  'one that is %s waits for nobody else since then, whoever was to work on it',
  (status) => {
    expect(edited(status, { companyId: 'company_b' })).toEqual({ companyId: 'company_b' });
    expect(edited(status, { assigneeId: 'user_bea' })).toEqual({ assigneeId: 'user_bea' });
  },
);
