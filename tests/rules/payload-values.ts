import { documentName, fields, honest, set } from './commit.ts';
import { message, type Payload, single } from './payload.ts';

/** Fields and values of other kinds. */
export const values: Payload[] = [
  message('an extra field', 403, { phone: '030 23125 000' }),
  message('a field named __proto__', 400, JSON.parse('{"__proto__":"x"}')),
  message('a field without a name', 400, { '': 'x' }),
  single('a missing name', 403, (id) => set(id, { email: honest.email, message: honest.message })),
  single('no fields', 403, (id) => set(id, {})),
  single('fields absent', 403, (id) => ({ update: { name: documentName(id) } })),
  message('a number', 403, { name: { integerValue: '5' } }),
  message('a fraction', 403, { name: { doubleValue: 1.5 } }),
  message('a boolean', 403, { name: { booleanValue: true } }),
  message('null', 403, { name: { nullValue: null } }),
  message('bytes', 403, { name: { bytesValue: 'RXZh' } }),
  message('a time', 403, { name: { timestampValue: '2026-11-20T09:41:00Z' } }),
  message('a reference', 403, { name: { referenceValue: documentName('a') } }),
  message('a place', 403, { name: { geoPointValue: { latitude: 52.5, longitude: 13.4 } } }),
  message('a list', 403, { name: { arrayValue: { values: [{ stringValue: 'Eva' }] } } }),
  message('a map', 403, { name: { mapValue: { fields: { first: { stringValue: 'Eva' } } } } }),
  message('a number in words', 400, { name: { integerValue: 'five' } }),
  message('a number beyond 64 bits', 400, { name: { integerValue: '99999999999999999999' } }),
  message('bytes that are not base64', 400, { name: { bytesValue: '***' } }),
  message('a broken value in a map', 400, { name: { mapValue: { fields: { first: {} } } } }),
  message('a value of no kind', 400, { name: {} }),
  message('a value of two kinds', 400, { name: { stringValue: 'Eva', integerValue: '1' } }),
  message('a value of an unknown kind', 400, { name: { textValue: 'Eva' } }),
  message('a value that is null', 400, { name: null }),
  message('a string that is null', 400, { name: { stringValue: null } }),
  message('a string that is an object', 400, { name: { stringValue: {} } }),
  message('a string that is a number', 200, { name: { stringValue: 5 } }),
  single('a bare string as value', 400, (id) => ({
    update: { name: documentName(id), fields: { ...fields(honest), name: 'Eva' } },
  })),
  single('fields as a list', 400, (id) => ({ update: { name: documentName(id), fields: [] } })),
];
