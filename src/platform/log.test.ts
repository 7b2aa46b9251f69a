import { expect, test } from 'vitest'
import { serializeError } from './log.ts'

const personal = /anna|Długa|600700800/i

function failure(message: string, more: object): Error {
  return Object.assign(new Error(message), more)
}

test.each([
  [
    'a row that was refused',
    failure('null value in column "country" of relation "address" violates not-null constraint', {
      severity: 'ERROR',
      code: '23502',
      detail: 'Failing row contains (7, Anna Żak, Długa 1, 600700800).',
      query: "insert into address values ('Anna')",
      params: ['Anna Żak', 'Długa 1'],
    }),
  ],
  [
    'a value that was refused',
    failure('invalid input syntax for type integer: "anna@example.com"', { severity: 'ERROR', code: '22P02' }),
  ],
  [
    'a mail that was refused',
    failure("Can't send mail: 550 <anna@example.com> unknown", { code: 'EENVELOPE', rejected: ['anna@example.com'] }),
  ],
  [
    'a cause',
    new Error('not saved', {
      cause: failure('x', { severity: 'ERROR', code: '23505', detail: 'Key (email)=(anna@example.com)' }),
    }),
  ],
])('%s is logged without personal data', (_, error) => {
  expect(JSON.stringify(serializeError(error))).not.toMatch(personal)
})

test('what helps to find the fault stays: type, message, code, constraint, stack frames, cause', () => {
  const refused = failure('duplicate key value violates unique constraint "order_number"', {
    severity: 'ERROR',
    code: '23505',
    constraint: 'order_number',
    table: 'order',
  })
  expect(serializeError(new TypeError('not saved', { cause: refused }))).toEqual({
    type: 'TypeError',
    message: 'not saved',
    stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/),
    cause: {
      type: 'Error',
      message: 'duplicate key value violates unique constraint "order_number"',
      code: '23505',
      constraint: 'order_number',
      table: 'order',
      stack: expect.stringContaining('    at '),
    },
  })
})

test('a thrown value that is not an error is logged by its type only', () => {
  expect(serializeError('Anna')).toEqual({ type: 'string' })
})
