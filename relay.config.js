// Named export under the name "module.exports": the compiler loads this file with require(), and
// this package is ES modules.
const config = {
  src: './src',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './__generated__/relay',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noSourceControl: true,
  requireCustomScalarTypes: true,
  // Browser and server are released together, so an enum has the values of the schema and no
  // others.
  noFutureProofEnums: true,
  customScalarTypes: { Timestamp: 'number', LocalDate: 'string', Upload: 'Blob' },
  persistConfig: { file: './__generated__/documents.json', algorithm: 'SHA256' },
};
export { config as 'module.exports' };
