import {
  createMemoryRouter,
  type DataRouter,
  type LoaderFunction,
  type MiddlewareFunction,
  UNSAFE_ErrorResponseImpl as RouteAnswer,
  redirect,
} from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOrNavigate } from './partial-load.ts'

let assigned: string[]
let online: boolean
let reloads: number
/** The requests for the page /nowa. */
let requests: Request[]
let router: DataRouter

beforeEach(() => {
  assigned = []
  requests = []
  reloads = 0
  online = true
  vi.stubGlobal('location', {
    ...{ pathname: '/', search: '', hash: '' },
    assign: (address: string) => assigned.push(address),
    reload: () => reloads++,
  })
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  router.dispose()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const broken = () => {
  throw new TypeError('Failed to fetch')
}
const answers = (status: number, body: unknown) => () => {
  throw new RouteAnswer(status, '', body)
}
/** A connection that stays open without a response, until the load is aborted. */
const silent: LoaderFunction = ({ request }) =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))

/** A shop whose page loads such a part. */
function open(load: LoaderFunction, action?: LoaderFunction): void {
  const loader: LoaderFunction = (args) => {
    requests.push(args.request)
    return load(args, {})
  }
  router = createMemoryRouter([
    {
      path: '/',
      middleware: [loadOrNavigate as MiddlewareFunction],
      children: [
        { index: true },
        { path: 'nowa', loader, ...(action && { action }) },
        { path: 'inna', loader: () => 'inna' },
        { path: '*', loader },
      ],
    },
  ])
  vi.stubGlobal('__reactRouterDataRouter', router)
}

/** Long enough for everything that does not wait. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

test.each<[string, LoaderFunction]>([
  ['the network fails', broken],
  ['the shop fails', answers(500, { number: 'ab12' })],
  ['the shop is unavailable', answers(503, {})],
  ['a proxy answers', answers(404, '<h1>Not found</h1>')],
])('A2.16 A4.19 A7.2 %s: the browser goes to the address itself', async (_, load) => {
  open(load)
  void router.navigate('/nowa?strona=2#opis')
  await vi.waitFor(() => expect(assigned).toEqual(['/nowa?strona=2#opis']))
  expect([router.state.location.pathname, router.state.navigation.state]).toEqual(['/', 'loading'])
})

test.each<[string, LoaderFunction]>([
  ['the page does not exist', answers(404, null)],
  ['a product is gone', answers(410, { relatives: [] })],
  ['the page redirects', () => redirect('/inna')],
  ['the page exists', () => 'nowa'],
])('A2.16 %s: the answer is shown in the current page', async (_, load) => {
  open(load)
  await router.navigate('/nowa')
  expect(router.state.location.pathname).toMatch(/nowa|inna/)
  expect(assigned).toEqual([])
})

test('an address that the page does not know is requested by the browser alone', async () => {
  open(() => 'unknown')
  void router.navigate('/konto?strona=2')
  await vi.waitFor(() => expect(assigned).toEqual(['/konto?strona=2']))
  expect([router.state.location.pathname, requests]).toEqual(['/', []])
})

test('without a network the current page shows the error of an unknown address too', async () => {
  open(broken)
  online = false
  await router.navigate('/konto')
  expect([router.state.location.pathname, assigned]).toEqual(['/konto', []])
})

test('without a network the current page shows the error', async () => {
  open(broken)
  online = false
  await router.navigate('/nowa')
  expect([router.state.location.pathname, assigned]).toEqual(['/nowa', []])
})

test('A9.1 A4.19 the browser goes to the address itself after 16000 ms, and not before', async () => {
  vi.useFakeTimers()
  open(silent)
  void router.navigate('/nowa')
  await vi.advanceTimersByTimeAsync(15_999)
  expect(assigned).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(assigned).toEqual(['/nowa'])
})

test('A4.19 another load aborts the previous one, which no longer navigates', async () => {
  vi.useFakeTimers()
  open(silent)
  void router.navigate('/nowa')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
  await router.navigate('/inna')
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([router.state.location.pathname, assigned]).toEqual(['/inna', []])
})

const form = (formMethod: 'get' | 'post') => {
  const formData = new FormData()
  formData.set('text', 'kubek')
  return { formMethod, formData }
}

test('A4.19 a form with the GET method is requested by its address', async () => {
  open(broken)
  void router.navigate('/nowa', form('get'))
  await vi.waitFor(() => expect(assigned).toEqual(['/nowa?text=kubek']))
})

test.each<[string, LoaderFunction, LoaderFunction]>([
  ['is not sent', () => 'nowa', broken],
  ['was sent, and its result cannot be shown', broken, () => 'sent'],
])('A4.19 a form that %s: nothing is requested again', async (_, load, action) => {
  open(load, action)
  await router.navigate('/nowa', form('post'))
  await settle()
  expect(assigned).toEqual([])
})

test('A4.19 a submitted form leads to another page: the load of that page is a normal one', async () => {
  open(broken, () => redirect('/nowa?sent=1'))
  void router.navigate('/nowa', form('post'))
  await vi.waitFor(() => expect(assigned).toEqual(['/nowa?sent=1']))
})

test('a part of a page that cannot be loaded causes no navigation', async () => {
  open(broken)
  await router.fetch('part', '/', '/nowa').catch(() => {})
  await settle()
  expect([assigned, reloads]).toEqual([[], 0])
})
