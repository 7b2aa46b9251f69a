import type { AskServer, FieldFinding, ServerQuestion } from '#kit/forms/field-check.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { ownProperty } from '#shared/own-property.ts'
import { validationTexts } from '../../texts/validation.ts'

/** Milliseconds until the shopper goes on without an answer. */
const timeout = 10_000

/**
 * Returns the questions to the shop: all that `validateClientData` knows go in one request (B5.23), bank accounts in a call of their own
 * (B5.17). A kind that is unknown is valid, with a warning in the console (B5.25). They reject when the shop does not answer.
 */
export function askServer(t: Translate): AskServer {
  return async (questions, cancelled) => {
    const signal = AbortSignal.any([cancelled, AbortSignal.timeout(timeout)])
    const clientData = questions.filter(({ kind }) => ownProperty(clientDataInputs, kind))
    const accounts = questions.filter(({ kind }) => kind === 'iban')
    const [findings, areValid] = await Promise.all([
      clientData.length > 0 ? validateClientData(clientData, signal) : [],
      Promise.all(accounts.map((account) => verifyIban(account, signal))),
    ])
    return questions.map((question) => {
      if (question.kind === 'iban')
        return areValid[accounts.indexOf(question)] ? {} : { message: t(validationTexts.incorrect_iban) }
      const finding = findings[clientData.indexOf(question)]
      if (!finding) console.warn(`Unknown kind of field: ${question.kind}`)
      return finding ?? {}
    })
  }
}

/** The input of `validateClientData` by kind of field. */
const clientDataInputs: Record<string, (question: ServerQuestion) => object> = {
  phone: ({ typed, country }) => ({ clientData: { clientBillingData: { phone: typed, country } } }),
  nip: ({ typed, country }) => ({ clientData: { taxNumber: typed, clientBillingData: { country } } }),
  email: ({ typed }) => ({ clientData: { email: typed } }),
  login: ({ typed }) => ({ loginAndPassword: { login: typed } }),
}

interface ClientDataAnswer {
  messages: FieldMessage[]
  warnings: FieldMessage[]
}

interface FieldMessage {
  field: string
  message: string
}

/** One aliased check for each question. */
async function validateClientData(questions: ServerQuestion[], signal: AbortSignal): Promise<FieldFinding[]> {
  const parameters = questions.map((_, index) => `$input${index}: ClientDataInput!`)
  const members = '{ messages { field message } warnings { field message } }'
  const checks = questions.map(
    (_, index) => `a${index}: validateClientData(ClientDataInput: $input${index}) ${members}`,
  )
  const query = `query (${parameters.join(', ')}) { ${checks.join(' ')} }`
  const inputs = questions.map((question, index) => [`input${index}`, clientDataInputs[question.kind]?.(question)])
  const response = await fetch('/graphql/v1/?query=validateClientData', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: Object.fromEntries(inputs) }),
    signal,
  })
  const { data, errors } = (await response.json()) as { data?: Record<string, ClientDataAnswer>; errors?: unknown }
  if (!data) throw new Error(`validateClientData answered ${response.status}`, { cause: errors })
  return questions.map((question, index) => findingFor(question, data[`a${index}`]))
}

/** A message about another field is that field's (B5.24). */
function findingFor({ kind }: ServerQuestion, answer: ClientDataAnswer | undefined): FieldFinding {
  const first = (messages: FieldMessage[] = []) => messages.find(({ field }) => field === kind)?.message
  const [message, hint] = [first(answer?.messages), first(answer?.warnings)]
  return { ...(message && { message }), ...(hint && { hint }) }
}

async function verifyIban({ typed }: ServerQuestion, signal: AbortSignal): Promise<boolean> {
  const parameters = new URLSearchParams({ action: 'verify_iban', bankAccount: typed })
  const response = await fetch(`/ajax/payments.php?${parameters}`, { signal })
  const { errno } = (await response.json()) as { errno: number }
  return errno === 0
}
