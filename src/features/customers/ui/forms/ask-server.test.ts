import { expect, test, vi } from 'vitest'
import { translate } from '#shared/text.ts'
import { askServer } from './ask-server.ts'

const ask = askServer(translate)
const never = new AbortController().signal
const phone = { kind: 'phone', typed: '600 700 80', country: 'PL' }
const nip = { kind: 'nip', typed: 'DE136695977', country: 'DE' }

/** Answers every request by this function; returns the requests. */
function answerWith(respond: (address: string) => unknown) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async (address) =>
    Response.json(respond(address)),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('B5.23 several fields are one request with aliases', async () => {
  const message = (field: string, message: string) => ({ messages: [{ field, message }], warnings: [] })
  const fetch = answerWith(() => ({ data: { a0: message('phone', 'Zły telefon'), a1: message('nip', 'Zły NIP') } }))
  expect(await ask([phone, nip], never)).toEqual([{ message: 'Zły telefon' }, { message: 'Zły NIP' }])
  expect(fetch).toHaveBeenCalledOnce()
  const { variables } = JSON.parse(String(fetch.mock.calls[0]?.[1].body))
  expect(variables).toEqual({
    input0: { clientData: { clientBillingData: { phone: '600 700 80', country: 'PL' } } },
    input1: { clientData: { taxNumber: 'DE136695977', clientBillingData: { country: 'DE' } } },
  })
})

test('B5.24 a message about another field is not shown at this one; a warning is a hint', async () => {
  const messages = [{ field: 'password', message: 'Wpisz hasło.' }]
  const warnings = [{ field: 'email', message: 'Czy chodziło o anna@gmail.com?' }]
  answerWith(() => ({ data: { a0: { messages, warnings: [] }, a1: { messages: [], warnings } } }))
  const questions = [
    { kind: 'login', typed: 'anna' },
    { kind: 'email', typed: 'anna@gmial.com' },
  ]
  expect(await ask(questions, never)).toEqual([{}, { hint: 'Czy chodziło o anna@gmail.com?' }])
})

test.each([
  [0, {}],
  [1, { message: 'Format numeru konta bankowego jest niepoprawny' }],
])('B5.17 a bank account is checked through the payment endpoint: errno %i', async (errno, finding) => {
  const fetch = answerWith(() => ({ errno }))
  expect(await ask([{ kind: 'iban', typed: 'PL61 1090' }], never)).toEqual([finding])
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/ajax/payments.php?action=verify_iban&bankAccount=PL61+1090',
  ])
})

test('B5.25 an unknown kind is valid, with a warning in the console and no request', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const fetch = answerWith(() => ({}))
  expect(await ask([{ kind: 'shoe_size', typed: '42' }], never)).toEqual([{}])
  expect(warn).toHaveBeenCalledExactlyOnceWith('Unknown kind of field: shoe_size')
  expect(fetch).not.toHaveBeenCalled()
})

test('B7.20 an answer of errors alone rejects, with the errors for the log', async () => {
  const errors = [{ message: 'Query too expensive' }]
  answerWith(() => ({ errors }))
  await expect(ask([phone], never)).rejects.toMatchObject({ cause: errors })
})
