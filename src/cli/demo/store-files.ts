import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AttachedFile } from '#features/catalogue/actions/attach-files.ts'
import { storeFile } from '#platform/files/store-file.ts'
import type { DemoProduct } from './demo-product.ts'
import { demoFolder } from './read-demo.ts'

/** Puts the files that demo products offer among those of the shop. */
export async function storeFiles(products: DemoProduct[], dataFolder: string): Promise<AttachedFile[]> {
  const named = products.flatMap(({ id, files = [] }) => files.map((file) => ({ productId: id, ...file })))
  const stored: AttachedFile[] = []
  for (const { productId, name, file: fileName } of named) {
    const bytes = readFileSync(join(demoFolder, 'files', fileName))
    stored.push({ productId, name, fileName, file: await storeFile(dataFolder, bytes), bytes: bytes.length })
  }
  return stored
}
