// While it loads this file, graphql looks whether it runs for production. If not, each comparison
// of types also looks for a second copy of graphql.
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
require('graphql/jsutils/instanceOf');
process.env.NODE_ENV = NODE_ENV;
