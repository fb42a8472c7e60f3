import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messageLimits } from '#src/config/specification.ts';
import { type FieldValue, notText } from './field-value.ts';
import { readMessage } from './message-rules.ts';

const honest = { name: 'Eva', email: 'eva@example.org', message: 'Hallo' };

function read(values: Record<string, FieldValue>) {
  return readMessage(new Map(Object.entries({ ...honest, ...values })));
}

describe('a message', () => {
  it('is what stands in its three fields', () => {
    expect(read({})).toEqual(honest);
  });

  it('has no field too many and none too few', () => {
    expect(read({ phone: '1' })).toBeUndefined();
    expect(readMessage(new Map([['name', 'Eva']]))).toBeUndefined();
  });

  it('consists of text', () => {
    expect(read({ name: notText })).toBeUndefined();
  });

  it.each(Object.entries(messageLimits))('has a %s of at most %i UTF-16 units', (field, limit) => {
    const emoji = '😀'.repeat(limit / 2 - 2);
    expect(read({ [field]: `a${emoji}@bc` })).toBeDefined();
    expect(read({ [field]: `a${emoji}@bcd` })).toBeUndefined();
  });

  it.each(['', ' ', '\n\t', '\u00a0', '\ufeff'])('has no text that is only %j', (blank) => {
    expect(read({ name: blank })).toBeUndefined();
    expect(read({ message: blank })).toBeUndefined();
  });

  it.each(['eva', 'eva@', '@example.org', 'e va@example.org', 'eva@example.org\n', '\neva@b'])(
    'does not come from %j',
    (email) => {
      expect(read({ email })).toBeUndefined();
    },
  );
});

describe('firestore.rules', () => {
  it.each(Object.entries(messageLimits))('name the same limit for %s: %i', (field, limit) => {
    expect(readFileSync('firestore.rules', 'utf8')).toContain(`isText(data.${field}, ${limit})`);
  });
});
