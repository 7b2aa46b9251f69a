import fc from 'fast-check'
import { pairs, queryNames } from './hostile-address.ts'
import { hostileText } from './hostile-text.ts'

export interface HostileForm {
  /** The declared content type, which may be wrong. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

const accountNames = 'login password device do remove'
const orderNames =
  'intent seen idempotencyKey courier payment terms seenTotal termsVersion wantsInvoice invoiceTaxNumber'
const personNames =
  'email phone firstName postcode city country invoicePostcode wantsInvoice mailing_action mailing_email newsletter_consent'
export const fieldNames = [...queryNames, ...`${accountNames} ${orderNames} ${personNames}`.split(' ')]

const urlencoded = 'application/x-www-form-urlencoded'
const boundary = 'x1x'
const multipart = `multipart/form-data; boundary=${boundary}`

const part = fc
  .record({
    name: fc.constantFrom(...fieldNames),
    file: fc.constantFrom('', '; filename="a\0.png"', "; filename*=utf-8''%ff"),
    text: hostileText,
  })
  .map(({ name, file, text }) =>
    [`--${boundary}`, `Content-Disposition: form-data; name="${name}"${file}`, '', text, ''].join('\r\n'),
  )
const ending = fc.constantFrom('', `--${boundary}--\r\n`, `--${boundary}`, '--', `--${boundary}\r\nContent-`)
const parts = fc.tuple(fc.array(part, { maxLength: 4 }), ending).map(([parts, ending]) => parts.join('') + ending)

const anyText = fc.oneof(pairs(fieldNames), parts, hostileText)
const wrongTypes = [
  ...['', 'x', 'text/plain', 'application/json; charset=klingon', `${urlencoded}; charset=utf-16`],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'],
]

const texts = fc
  .oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant(urlencoded), text: pairs(fieldNames) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant(multipart), text: parts }) },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant(urlencoded), text: hostileText.map((text) => `request=${text}`) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('application/json'), text: fc.oneof(hostileText, fc.json()) }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom(...wrongTypes), text: anyText }) },
  )
  .map(({ type, text }) => ({ type, bytes: new TextEncoder().encode(text) }))

const noise = fc.record({
  type: fc.constantFrom(urlencoded, multipart, 'application/json'),
  bytes: fc.uint8Array({ maxLength: 300 }) as fc.Arbitrary<Uint8Array<ArrayBuffer>>,
})

/** Forms with wrong fields, wrong encodings, broken boundaries, wrong types, or no form at all. */
export const hostileForm: fc.Arbitrary<HostileForm> = fc.oneof(
  { weight: 3, arbitrary: texts },
  { weight: 1, arbitrary: noise },
)
