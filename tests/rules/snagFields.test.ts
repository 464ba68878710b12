import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { fieldKeys, fieldOf } from '../../rules/snagFields';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const names = fieldKeys.map((key) => fieldOf(key).name);

test('what people enter of a snag can be raised, edited and read by the names of its table', () => {
  const fieldsOf = (type: string): string[] => {
    const found = schema.getType(type);
    return isInputObjectType(found) || isObjectType(found) ? Object.keys(found.getFields()) : [];
  };
  expect(fieldsOf('Snag')).toEqual(expect.arrayContaining(names));
  for (const input of ['RaiseSnagInput', 'EditSnagInput'])
    expect(fieldsOf(input).slice(-fieldKeys.length)).toEqual(
      expect.arrayContaining([...fieldKeys]),
    );
});

test('every event brings them to the devices, where they are kept and shown', () => {
  const [, fragment = ''] =
    /snagChanges_snag on Snag \{(.*?)^  \}/ms.exec(
      readFileSync('src/sync/journal/snagChanges.ts', 'utf8'),
    ) ?? [];
  const asked = [...fragment.matchAll(/^ {4}(\w+)/gm)].map(([, name]) => name);
  expect(asked).toEqual(expect.arrayContaining(names));
});
