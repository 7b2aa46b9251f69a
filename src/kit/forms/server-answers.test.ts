import { expect, test, vi } from 'vitest'
import type { FieldFinding, ServerQuestion } from './field-check.ts'
import { createServerAnswers } from './server-answers.ts'

const phone: ServerQuestion = { kind: 'phone', typed: '600700800', country: 'PL' }
const nip: ServerQuestion = { kind: 'nip', typed: '5261040828', country: 'PL' }
const wrong: FieldFinding = { message: 'Niepoprawny numer telefonu.' }

/** A server that answers when the test says so. */
function openAnswers() {
  const requests: { questions: ServerQuestion[]; signal: AbortSignal; answer: PromiseWithResolvers<FieldFinding[]> }[] =
    []
  const delivered: [name: string, finding: FieldFinding][] = []
  const answers = createServerAnswers(
    (questions, signal) => {
      const answer = Promise.withResolvers<FieldFinding[]>()
      signal.addEventListener('abort', () => answer.reject(signal.reason))
      requests.push({ questions, signal, answer })
      return answer.promise
    },
    (name, finding) => delivered.push([name, finding]),
  )
  return { answers, requests, delivered }
}

test('B5.23 the questions of one moment are one request', async () => {
  const { answers, requests, delivered } = openAnswers()
  answers.find('phone', phone)
  answers.find('invoiceTaxNumber', nip)
  await vi.waitFor(() => expect(requests.map(({ questions }) => questions)).toEqual([[phone, nip]]))
  requests[0]?.answer.resolve([wrong, {}])
  await vi.waitFor(() =>
    expect(delivered).toEqual([
      ['phone', wrong],
      ['invoiceTaxNumber', {}],
    ]),
  )
})

test('a later request repeats the open questions and cancels the one before, without a word in the console', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { answers, requests, delivered } = openAnswers()
  answers.find('phone', { ...phone, typed: '600' })
  answers.find('invoiceTaxNumber', nip)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  answers.find('phone', phone)
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(new Set(requests[1]?.questions)).toEqual(new Set([phone, nip]))
  requests[1]?.answer.resolve(requests[1].questions.map(({ kind }) => (kind === 'phone' ? wrong : {})))
  await vi.waitFor(() => expect(delivered).toHaveLength(2))
  expect(Object.fromEntries(delivered)).toEqual({ phone: wrong, invoiceTaxNumber: {} })
  expect(log).not.toHaveBeenCalled()
})

test('a field that needs its answer no longer gets none, while the others do', async () => {
  const { answers, requests, delivered } = openAnswers()
  answers.find('phone', phone)
  answers.find('invoiceTaxNumber', nip)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  answers.cancel('phone')
  requests[0]?.answer.resolve([wrong, {}])
  await vi.waitFor(() => expect(delivered).toEqual([['invoiceTaxNumber', {}]]))
})

test('an answered question is not asked again; an open one is not repeated', async () => {
  const { answers, requests, delivered } = openAnswers()
  answers.find('phone', phone)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  answers.find('phone', { ...phone })
  requests[0]?.answer.resolve([wrong])
  await vi.waitFor(() => expect(delivered).toHaveLength(1))
  expect(answers.find('phone', { ...phone })).toEqual(wrong)
  await Promise.resolve()
  expect(requests).toHaveLength(1)
})

test('a field that has changed meanwhile gets no old answer', async () => {
  const { answers, requests, delivered } = openAnswers()
  answers.find('phone', phone)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  requests[0]?.answer.resolve([wrong])
  answers.cancel('phone')
  await requests[0]?.answer.promise.catch(() => {})
  await Promise.resolve()
  expect([requests[0]?.signal.aborted, delivered]).toEqual([true, []])
})

test('B7.20 B7.21 B8.56 a failure is logged, says nothing to the shopper, and is asked again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { answers, requests, delivered } = openAnswers()
  answers.find('phone', phone)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  const failure = new TypeError('Failed to fetch')
  requests[0]?.answer.reject(failure)
  await vi.waitFor(() => expect(delivered).toEqual([['phone', {}]]))
  expect(log.mock.calls.flat()).toContain(failure)
  expect(answers.find('phone', phone)).toBeUndefined()
  await vi.waitFor(() => expect(requests).toHaveLength(2))
})
