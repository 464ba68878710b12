// Servers of these tests have a database of their own on this PostgreSQL.
process.env['SNAGBOOK_TEST_POSTGRES'] = process.env['TEST_DATABASE_URL'];
