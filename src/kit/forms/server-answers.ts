import type { AskServer, FieldFinding, ServerQuestion } from './field-check.ts'

export interface ServerAnswers {
  /** Returns the finding where this was asked before; else asks, and returns undefined. */
  find: (name: string, question: ServerQuestion) => FieldFinding | undefined
  /** The field no longer needs its answer. */
  cancel: (name: string) => void
  stop: () => void
}

/**
 * Asks the server about fields: all questions of one moment in one request (B5.23), which also repeats those still open and cancels the
 * request before. Without an answer a field has no finding: the failure is logged, and does not stop the shopper (B7.20, B7.21, B8.56).
 */
export function createServerAnswers(
  ask: AskServer,
  deliver: (name: string, finding: FieldFinding) => void,
): ServerAnswers {
  const known = new Map<string, FieldFinding>()
  const open = new Map<string, ServerQuestion>()
  let request: AbortController | undefined
  let isSending = false

  const send = async () => {
    isSending = false
    request?.abort()
    const asked = [...open]
    if (asked.length === 0) return
    const own = new AbortController()
    request = own
    const questions = asked.map(([, question]) => question)
    const findings = await ask(questions, own.signal).catch((failure) => logFailure(failure, own.signal))
    if (own.signal.aborted) return
    for (const [index, [name, question]] of asked.entries()) {
      if (open.get(name) !== question) continue // asked again meanwhile, or no longer
      open.delete(name)
      const finding = findings?.[index]
      if (finding) known.set(JSON.stringify(question), finding)
      deliver(name, finding ?? {})
    }
  }
  const schedule = () => {
    if (!isSending) queueMicrotask(send)
    isSending = true
  }
  return {
    find: (name, question) => {
      const key = JSON.stringify(question)
      if (key === JSON.stringify(open.get(name))) return
      open.delete(name)
      if (known.has(key)) return known.get(key)
      open.set(name, question)
      schedule()
    },
    cancel: (name) => {
      if (open.delete(name) && open.size === 0) request?.abort()
    },
    stop: () => {
      open.clear()
      request?.abort()
    },
  }
}

/** A cancelled request is no failure. */
function logFailure(failure: unknown, { aborted }: AbortSignal): undefined {
  if (!aborted) console.error('The server did not check the fields:', failure)
}
