import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const stagingFolder = '.restored'

/** Files of a backup, staged in hidden folders next to their destination. */
export class StagedFiles {
  readonly #dataFolder: string
  readonly #folders = new Set<string>()
  readonly #files: { from: string; to: string }[] = []

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
  }

  async add(folder: string, path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const stage = join(this.#dataFolder, folder, stagingFolder)
    if (!this.#folders.has(stage)) await rm(stage, { recursive: true, force: true }) // left by a killed restore
    this.#folders.add(stage)
    const from = join(stage, path)
    await mkdir(dirname(from), { recursive: true, mode: 0o700 })
    await pipeline(chunks, createWriteStream(from, { mode: 0o600, flags: 'wx' }))
    this.#files.push({ from, to: join(this.#dataFolder, folder, path) })
  }

  /** Moves files that do not exist yet: nothing refers to them until the rows are loaded. */
  async placeNew(): Promise<void> {
    for (const file of this.#files) if (!existsSync(file.to)) await place(file)
  }

  /** Replaces existing files with the rest. */
  async placeRest(): Promise<void> {
    for (const file of this.#files) if (existsSync(file.from)) await place(file)
  }

  async clear(): Promise<void> {
    for (const stage of this.#folders) await rm(stage, { recursive: true, force: true })
  }
}

async function place({ from, to }: { from: string; to: string }): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rename(from, to)
}
