import { acceptedBefore } from '../../rules/accepted';

test.each([
  ['2028-03-01', '2028-02-29', null, 'ALL'],
  ['2028-02-29', '2028-02-29', null, null],
  ['2028-02-28', '2028-02-29', null, null],
  ['2028-03-01', '2028-03-01', '2028-02-29', 'PART'],
  ['2028-03-02', '2028-03-01', '2028-02-29', 'ALL'],
  ['2028-03-01', null, null, null],
] as const)(
  'raised on %s, with all works accepted on %s and a part on %s: %s',
  (raisedOn, acceptedOn, partAcceptedOn, accepted) => {
    expect(acceptedBefore(raisedOn, { acceptedOn, partAcceptedOn })).toBe(accepted);
  },
);
