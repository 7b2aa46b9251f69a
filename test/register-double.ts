import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** valid, invalid; unknown: the register itself cannot tell; error: status 500; garbled: no JSON; hang: never answers. */
export type RegisterMode = 'valid' | 'invalid' | 'unknown' | 'error' | 'garbled' | 'endless' | 'redirect' | 'hang'

export interface RegisterDouble {
  addresses: { vies: string; taxpayers: string }
  /** The addresses that were asked, in order. */
  asked: string[]
  /** How VIES and the list of VAT payers answer from now on. */
  mode: { vies: RegisterMode; taxpayers: RegisterMode }
  close: () => Promise<void>
}

const bodies: Record<keyof RegisterDouble['mode'], Partial<Record<RegisterMode, object>>> = {
  vies: {
    valid: { isValid: true, userError: 'VALID', name: 'Muster GmbH', address: 'Hauptstr. 12\n10115 Berlin' },
    invalid: { isValid: false, userError: 'INVALID', name: '---', address: '---' },
    unknown: { isValid: false, userError: 'MS_UNAVAILABLE', name: '---', address: '---' },
  },
  taxpayers: {
    valid: {
      result: {
        subject: {
          name: 'ZAŻÓŁĆ SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
          statusVat: 'Czynny',
          workingAddress: 'UL. DŁUGA 5 LOK. 7, 31-146 KRAKÓW',
          residenceAddress: null,
        },
        requestId: 'd2n10-84df1a1',
      },
    },
    invalid: { result: { subject: null, requestId: 'd2n10-84df1a1' } },
    unknown: { code: 'WL-196', message: 'Przekroczono dzienny limit zapytań.' },
  },
}

/** VIES and the Polish list of VAT payers on a free port of this machine. */
export async function openRegisterDouble(): Promise<RegisterDouble> {
  const asked: string[] = []
  const mode: RegisterDouble['mode'] = { vies: 'valid', taxpayers: 'valid' }
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const register = url.startsWith('/vies/') ? 'vies' : 'taxpayers'
    answer(response, mode[register], bodies[register])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    addresses: { vies: `${origin}/vies`, taxpayers: `${origin}/taxpayers` },
    asked,
    mode,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function answer(response: ServerResponse, mode: RegisterMode, bodies: Partial<Record<RegisterMode, object>>): void {
  if (mode === 'hang') return
  if (mode === 'error') response.writeHead(500)
  if (mode === 'redirect') response.writeHead(302, { Location: 'http://127.0.0.1:9/' })
  if (mode === 'garbled') response.end('<html>')
  else if (mode === 'endless') response.end(JSON.stringify('x'.repeat(1_000_000)))
  else response.end(JSON.stringify(bodies[mode] ?? {}))
}
