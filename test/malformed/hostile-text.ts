import fc from 'fast-check'
import { prototypePropertyNames } from '../constants.ts'

const long = 'ż'.repeat(60_000)
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

/** Unusual input: invalid numbers, code of other languages, bytes that are no text. The field's value, not yet encoded. */
const known = [
  ...['-1', '0', '1e309', '-1e309', 'NaN', 'Infinity', '0x10', '1_000', '٣', '1,5,5', '--1', '00001', '9'.repeat(400)],
  ...['2147483648', '-2147483649', '9007199254740993', '9223372036854775808', '0.0000001', '1e-400', '٫٥'],
  ...['\0', 'a\0b', '\ud800', '\udfff\ud800', '\ufeff', '\u2028', '\u202e', '\r\nSet-Cookie: a=b', '\u007f\u0085'],
  ...prototypePropertyNames,
  ...['__proto__[a]', 'null', 'undefined', 'true'],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"Basket":{},"Basket":[]}', '{', '[]', '""'],
  ...['{"\\ud800":1}', '{"\\u0000":1}', `{"Basket":${deep}}`, deep, '{"$ne":1}', '1e1000', '{"a":1e1000}'],
  ...["' or 1=1 --", '";select pg_sleep(1);--', '%', '_%', '\\', '$1', '{{7*7}}', '#{7*7}', '<script>', '</script>'],
  ...['../../../etc/passwd', '..\\..\\', '/dev/null', 'file:///etc/passwd', '//evil.example', 'javascript:alert(1)'],
  ...[
    'http://169.254.169.254/',
    'a@b',
    'anna@example.com',
    '١٢٣',
    'ﷺ'.repeat(100),
    '👩‍👩‍👧‍👦',
    'I\u0307',
    '\u0300'.repeat(5_000),
  ],
  ...['', ' ', '\t\n', '[object Object]', long],
]

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 5 }) },
)

/** Invalid percent-encoding: broken, overlong, not UTF-8. */
const brokenEncodings = [
  '%',
  '%zz',
  '%0',
  '%ff',
  '%c0%80',
  '%ed%a0%80',
  '%e2%82',
  '%u0141',
  '%00',
  '%2500',
  '%F5%80%80%80',
  '+',
  '%0d%0a',
]

/** The same, encoded for an address or a form. */
export const hostileEncoded = fc.oneof(
  { weight: 3, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom(...brokenEncodings) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map((text) => text.replace(/[#\s]/g, '%')) },
)
