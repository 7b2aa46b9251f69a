import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const pause = 1_000

export interface Listener {
  close: () => Promise<void>
}

/**
 * Hears a channel on a connection of its own. A connection that was lost is made anew for as long as it takes, and `hear` is
 * called then, since something may have been said meanwhile.
 */
export async function openListener(url: string, channel: string, hear: (payload: string) => void): Promise<Listener> {
  let closed = false
  const connect = async (): Promise<pg.Client> => {
    const client = await listenTo(url, channel, hear)
    client.once('end', () => void reconnect())
    return client
  }
  const reconnect = async () => {
    while (!closed) {
      try {
        client = await connect()
        return closed ? await client.end() : hear('')
      } catch {
        await sleep(pause, undefined, { ref: false })
      }
    }
  }
  let client = await connect()
  return {
    close: async () => {
      closed = true
      await client.end()
    },
  }
}

async function listenTo(url: string, channel: string, hear: (payload: string) => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
  client.on('notification', (message) => hear(message.payload ?? ''))
  client.on('error', () => {}) // its end follows
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
