// Servers of these tests have a database of their own on the PostgreSQL that jest.config.js found.
process.env['SNAGBOOK_TEST_POSTGRES'] = String(Reflect.get(globalThis, 'postgresUrl'));
