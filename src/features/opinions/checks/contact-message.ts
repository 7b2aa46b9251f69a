import { type FieldProblems, problemMessage } from '#features/customers/checks/field-problems.ts'
import { checkEmail } from '#features/customers/rules/fields/email.ts'
import { type ContactTopic, readContactTopic } from '../rules/contact-topics.ts'
import { contactTexts } from '../texts/contact.ts'

export interface ContactMessage {
  /** '' when it was not given. */
  name: string
  email: string
  topic: ContactTopic
  /** '' when it was not given. */
  orderNumber: string
  message: string
}

/** In characters. */
const maxContactName = 100
const maxContactMessage = 4_000

/** Reads a message to the seller by the field names of the contact form; returns problems by field name. */
export function checkContactMessage(
  fields: ReadonlyMap<string, unknown>,
): ContactMessage & { problems: FieldProblems } {
  const text = (name: string) => textOf(fields.get(name)).trim()
  const typedEmail = text('contact_email')
  const email = checkEmail(typedEmail)
  const name = text('contact_name').replace(/\s+/g, ' ')
  const orderNumber = text('contact_order').replace(/\s/g, '')
  const message = text('contact_message').replaceAll('\r\n', '\n')
  const problems: FieldProblems = {}
  if (name.length > maxContactName) problems.contact_name = tooLong(maxContactName)
  if ('code' in email) problems.contact_email = problemMessage(email)
  if (!/^\d{0,9}$/.test(orderNumber)) problems.contact_order = { text: contactTexts.wrongOrder }
  if (message === '') problems.contact_message = { text: contactTexts.noMessage }
  else if (message.length > maxContactMessage) problems.contact_message = tooLong(maxContactMessage)
  const topic = readContactTopic(fields.get('contact_topic'))
  return { name, email: 'value' in email ? email.value : typedEmail, topic, orderNumber, message, problems }
}

function tooLong(count: number) {
  return { text: contactTexts.tooLong, values: { count } }
}

/** A file or a missing value becomes ''. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
