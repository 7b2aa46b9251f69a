import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AttachedFile } from '#features/catalogue/actions/product-overrides.ts'
import { type StoredPicture, storePicture } from '#platform/pictures/picture-store.ts'
import { storeFile } from '#platform/stored-files.ts'
import { widthsUpTo } from '#shared/picture-widths.ts'
import { urls } from '#shared/urls.ts'
import type { DemoProduct } from './demo-product.ts'
import { type DemoPage, demoFolder } from './read-demo.ts'

const concurrency = 4

export interface DemoPicture {
  alt: string
  stored: StoredPicture
}

/** Copies the demo's pictures into the shop's; returns those whose files exist, by product id. */
export async function storeDemoPictures(
  products: DemoProduct[],
  dataFolder: string,
): Promise<Map<number, DemoPicture[]>> {
  const files = products.flatMap(({ id, slug, pictures }) =>
    pictures
      .map(({ alt }, index) => ({ id, alt, path: join(demoFolder, 'pictures', slug, `${index + 1}.webp`) }))
      .filter(({ path }) => existsSync(path)),
  )
  const stored = new Map<number, DemoPicture[]>()
  for (let from = 0; from < files.length; from += concurrency) {
    const pictures = await Promise.all(
      files.slice(from, from + concurrency).map(async ({ id, alt, path }) => {
        const answer = await storePicture(dataFolder, readFileSync(path))
        if (!answer.ok) throw new Error(`${path}: ${answer.problem}`)
        return { id, alt, stored: answer.value }
      }),
    )
    for (const { id, ...picture } of pictures) stored.set(id, [...(stored.get(id) ?? []), picture])
  }
  return stored
}

const pagePicture = /src="([\w-]+\/\d+\.webp)"/g

/** Copies the pictures of the demo's pages, which are named by their files, into the shop's; returns the pages with their addresses. */
export async function storePagePictures(pages: DemoPage[], dataFolder: string): Promise<DemoPage[]> {
  const names = new Set(pages.flatMap(({ html }) => [...html.matchAll(pagePicture)].map(([, name = '']) => name)))
  const addresses = new Map<string, string>()
  for (const name of names) {
    const answer = await storePicture(dataFolder, readFileSync(join(demoFolder, 'pictures', name)))
    if (!answer.ok) throw new Error(`${name}: ${answer.problem}`)
    const { file, width, height } = answer.value
    const address = urls.picture(file, widthsUpTo(width).at(-1) ?? width)
    addresses.set(name, `src="${address}" width="${width}" height="${height}"`)
  }
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(pagePicture, (written, name: string) => addresses.get(name) ?? written),
  }))
}

/** Copies the download files of demo products into the shop's files. */
export async function storeDemoFiles(products: DemoProduct[], dataFolder: string): Promise<AttachedFile[]> {
  const named = products.flatMap(({ id, files = [] }) => files.map((file) => ({ productId: id, ...file })))
  const stored: AttachedFile[] = []
  for (const { productId, name, file: fileName } of named) {
    const bytes = readFileSync(join(demoFolder, 'files', fileName))
    stored.push({ productId, name, fileName, file: await storeFile(dataFolder, bytes), bytes: bytes.length })
  }
  return stored
}
