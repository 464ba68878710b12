const { TestEnvironment } = require('jest-environment-jsdom');
const { prepare } = require('./loadOnce.cjs');

/** Jest's own environment for jsdom, in which the server is loaded once in each worker. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    prepare(this.global);
  }
};
