import { data, redirect } from 'react-router'
import type { Seller } from '#features/content/settings.ts'
import { sendContactMessage } from '#features/opinions/actions/contact-message.ts'
import { askQuestion } from '#features/opinions/actions/questions.ts'
import type { ContactRefusal } from '#features/opinions/ui/contact-form.tsx'
import { serverUrls } from '#shared/server-urls.ts'
import type { Shop } from '#shop'
import { tooManyRequests, typedValues } from '../../forms.server.ts'

/** The page of content that has a form, where the seller has an e-mail address: for a message, or for a question about a product. */
export const contactPage = 'kontakt'

/** Whether this page takes messages, and whether one was received; null without the form. */
export function contactForm(slug: string, { email }: Seller, query: URLSearchParams): { isSent: boolean } | null {
  return slug === contactPage && email !== '' ? { isSent: query.has('wyslano') } : null
}

/** Sends a message to the seller; what was typed comes back when something is wrong, but never in an address. */
export async function receiveMessage(shop: Shop, fields: ReadonlyMap<string, unknown>) {
  const result = await sendContactMessage(shop, fields)
  if (result.ok) return redirect(serverUrls.messageSent(), 303)
  const { problem } = result
  const typed = typedValues(Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])))
  const refusal = (given: Partial<ContactRefusal>) => ({
    contact: { typed, problems: {}, message: null, ...given } satisfies ContactRefusal,
  })
  if (problem.code === 'faults') return data(refusal({ problems: problem.faults }), 422)
  if (problem.code === 'wait')
    return data(refusal({ message: problem.message }), tooManyRequests(problem.until, shop.now))
  return data(refusal({ message: problem.message }), 404)
}

/** Receives a question about a product, in the same way. */
export async function receiveQuestion(shop: Shop, fields: ReadonlyMap<string, unknown>) {
  const result = await askQuestion(shop, fields)
  if (result.ok) return redirect(serverUrls.askedAbout(String(fields.get('question_product_id'))), 303)
  const { problem } = result
  const typed = {
    email: String(fields.get('question_email') ?? ''),
    question: String(fields.get('product_question') ?? ''),
  }
  if (problem.code === 'faults') return data({ typed, faults: problem.faults }, 422)
  if (problem.code === 'wait')
    return data({ typed, message: problem.message }, tooManyRequests(problem.until, shop.now))
  return data({ typed, message: problem.message }, 404)
}
