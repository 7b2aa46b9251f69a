/** What a register of companies says about a tax number. */
export type RegisterAnswer =
  | { status: 'found'; company: RegisteredCompany }
  | { status: 'not_found' }
  /** The register did not answer in time, or with an error: nothing is known. */
  | { status: 'unavailable' }

/** As the register writes it; '' where it does not say. */
export interface RegisteredCompany {
  name: string
  /** In one line. */
  address: string
}

/** Asks one register; never throws. */
export type CompanyRegister = (country: string, number: string, now: Date) => Promise<RegisterAnswer>

/** The registers that a shop may ask. */
export interface Partners {
  /** The VAT numbers of the European Union, by country ('EL' for Greece) and the number without it. */
  vies: CompanyRegister
  /** The Polish list of VAT payers, by country 'PL' and NIP. */
  taxpayers: CompanyRegister
}

/** How long a register may take, in milliseconds. */
export const registerTimeout = 4_000
const maxLength = 100_000

/** Returns the JSON of a register; null when it does not answer within so many milliseconds, is too long, or is an error. */
export async function fetchJson(address: string, milliseconds: number): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(milliseconds)
    const answer = await fetch(address, { signal, redirect: 'error', headers: { Accept: 'application/json' } })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return null
    }
    return JSON.parse(await readText(answer))
  } catch {
    return null
  }
}

/** Throws when it is too long. */
async function readText({ body }: Response): Promise<string> {
  let text = ''
  for await (const part of (body ?? new Blob().stream()).pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.length > maxLength) throw new Error('too long')
  }
  return text
}
