import type { PublicShop } from '#shop'
import type { Terminal } from './terminal.ts'

/** The shop at the time of the command, with no visitor in it. */
export async function openShop({ config, house }: Terminal): Promise<PublicShop> {
  return (await house()).publicShop(config.publicUrl ?? `http://${config.host}:${config.port}`)
}
