// Which files may import which. The first matching layer of a file decides; imports that it does
// not list are errors.
// `ours` are files of this repository without ending, `own` the folder that `files` matched,
// `packages` those of npm and of Node.

const browserPackages =
  /^(react-relay\/hooks$|@lingui\/core(\/macro)?$|(relay-runtime|react|react-dom|react-aria-components|@tanstack|idb|@noble|@sentry|client-zip|fflate|typeid-js|exifr|thumbhash|openseadragon|photoswipe|supercluster|@visx|@simplewebauthn\/browser)(\/|$))/;
const serverPackages = /^(?!react|relay|@tanstack|vite|idb|playwright|jest|@aws-sdk)/;
const featurePackages =
  /^(?!react|relay|@tanstack|vite|idb|playwright|jest|@aws-sdk|libsql$|ws$|sirv$|node:https?$)/;
const artifacts = /^__generated__\/(relay|messages\/page)(\/|$)/;
const resolverTypes = /^__generated__\/(server\/|messages\/server$)/;

const networkFace = /^network\/(index|incremental|settings|subscriptions)$/;
/** Pure formatting: the browser’s region, lengths of time. */
const ground = /^src\/ui\/messages\//;
const belowParts = /^src\/(app|router|sync|domain|device|photos|session|ui)\//;

export const layers = [
  {
    files: /^rules\//,
    ours: [/^rules\//],
    packages: [],
    says: 'rules/ is pure and knows only itself, so that device and server decide alike.',
  },
  {
    files: /^network\//,
    ours: [/^network\//],
    packages: [/^(relay-runtime|graphql-ws)$/],
    says: 'network/ knows relay-runtime, graphql-ws and itself, so that it can be published as it stands.',
  },
  {
    files: /^server\/features\/\w+\/(resolvers|\w+Resolvers)\./,
    ours: [/^server\//, /^rules\//, resolverTypes],
    packages: [/^graphql/, /^node:(?!https?$)/],
    says: 'Resolvers speak GraphQL, stores speak SQL; nothing speaks both.',
  },
  {
    files: /^server\/features\/\w+\/(store|\w+Store)\./,
    ours: [/^server\//, /^rules\//, resolverTypes],
    packages: [/^kysely/, /^node:(?!https?$)/],
    says: 'Resolvers speak GraphQL, stores speak SQL; nothing speaks both.',
  },
  {
    files: /^server\/features\//,
    ours: [/^server\//, /^rules\//, resolverTypes],
    packages: [featurePackages],
    says: 'A feature speaks to the database through Kysely and to the wire through GraphQL.',
  },
  {
    files: /^server\/files\/s3\//,
    ours: [/^server\//, /^rules\//],
    packages: [/^@aws-sdk\//, /^node:(?!https?$)/],
    says: 'server/files/s3 alone speaks to a bucket, and is loaded where there is one.',
  },
  {
    files: /^server\//,
    ours: [/^server\//, /^rules\//, resolverTypes, /^package\.json$/],
    packages: [serverPackages],
    says: 'server/ knows schema.graphql, rules/ and itself; it meets the browser only there.',
  },
  {
    files: /^src\/ui\//,
    ours: [/^src\/ui\//],
    packages: [
      /^(react|react-dom|react-aria-components|thumbhash|qrcode-generator)(\/|$)|^@lingui\/core(\/macro)?$/,
    ],
    says: 'src/ui has components without data and knows only itself.',
  },
  {
    files: /^src\/worker\//,
    ours: [/^src\/worker\//, /^rules\//],
    packages: [],
    says: 'src/worker, the service worker, is a file of its own, which every start reads: it knows only itself and rules/.',
  },
  {
    files: /^src\/router\//,
    ours: [/^src\/router\//],
    packages: [/^(react|@tanstack\/history)$/],
    says: 'src/router shows by the address; it knows no screen and no data, and what it is told of addresses and context comes as types.',
  },
  {
    files: /^src\/domain\//,
    ours: [/^src\/(router|domain)\//, ground, /^rules\//, networkFace],
    packages: [browserPackages],
    says: 'src/domain, the words of the product, knows addresses, the network layer’s face and what formats words, and nobody who stands on it: no session, no device.',
  },
  {
    files: /^src\/(device|photos|reports|session)\//,
    ours: [
      /^src\/(router|domain|device|photos|reports|session)\//,
      /^src\/worker\/(build|faults)$/,
      /^__generated__\/messages\/page(\/|$)/,
      ground,
      /^rules\//,
      networkFace,
    ],
    packages: [browserPackages],
    says: 'What stands below the screens knows neither React’s contexts nor a screen: device, photos, reports and session know one another, domain, the network layer’s face and what formats words.',
  },
  {
    files: /^src\/sync\//,
    ours: [
      /^src\/(sync|domain|device|photos|session)\//,
      /^src\/worker\/(kept|sharedPhotos)$/,
      ground,
      /^rules\//,
      artifacts,
      networkFace,
    ],
    packages: [browserPackages],
    says: 'src/sync, the journal and the outbox on the device, knows session, photos, domain and device, and no screen.',
  },
  {
    files: /^src\/app\//,
    ours: [
      /^src\/(app|router|sync|domain|device|photos|reports|session|ui)\//,
      /^rules\//,
      artifacts,
      networkFace,
    ],
    packages: [browserPackages],
    says: 'src/app is what screens call: it knows what stands below it, the network layer through its face, and no screen.',
  },
  {
    files: /^src\/parts\//,
    ours: [/^src\/parts\//, belowParts, /^rules\//, artifacts],
    packages: [browserPackages],
    says: 'src/parts knows src/ui, src/app, what stands below them and itself, and Relay by react-relay/hooks.',
  },
  {
    files: /^src\/screens\/\w+\//,
    ours: [/^src\/parts\//, belowParts, /^rules\//, artifacts],
    own: true,
    packages: [browserPackages],
    says: 'A screen knows its own files, parts, ui, app and what stands below, never another screen; and Relay by react-relay/hooks.',
  },
  {
    files: /^src\//,
    ours: [
      /^src\/(shell|parts|app|router|sync|domain|device|photos|reports|session|ui)\//,
      /^src\/worker\/faults$/,
      /^rules\//,
      /^src\/screens\/\w+\/\w+(Screen|Skeleton|Page|Frame)$/,
      networkFace,
      artifacts,
    ],
    packages: [browserPackages],
    says: 'src/shell knows a screen and the network layer through its face, and Relay by react-relay/hooks.',
  },
  {
    files: /^tests\/(full\/)?network\//,
    ours: [/^tests\//, networkFace],
    packages: [/./],
    says: 'A test knows what it tests through its face.',
  },
  {
    files: /^tests\/((full\/)?(server|browser)|contract)\//,
    ours: [/^tests\//, /^server\//, /^rules\//, resolverTypes],
    packages: [/./],
    says: 'A test of the server knows nothing of the browser’s code; a journey knows nothing of either.',
  },
];

/**
 * The features of the server. Each imports by value only those above it, so that one can be read
 * without those below; types may come from anywhere.
 */
export const features = [
  'journal',
  'links',
  'codeLinks',
  'acceptances',
  'projects',
  'locations',
  'plans',
  'snags',
  'photos',
  'views',
  'notify',
  'reports',
  'portfolio',
  'people',
  'companies',
  'defectNotices',
  'trades',
  'auth',
  'tablesOut',
  'api',
  'bcf',
  'tablesIn',
  'export',
  'import',
  'erasing',
];

/** Features that import one below them all the same. */
export const upward = [
  {
    from: 'locations',
    to: 'snags',
    because: 'a list by place keeps its key in the row of the snag',
  },
  {
    from: 'plans',
    to: 'snags',
    because: 'a pin is a field of its snag, found by the filters of lists',
  },
  {
    from: 'acceptances',
    to: 'defectNotices',
    because: 'admins are warned of the own periods of defects, which follow from notices',
  },
];
