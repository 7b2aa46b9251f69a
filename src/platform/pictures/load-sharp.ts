import type sharp from 'sharp'

/** The only file types that are ever decoded; libvips knows many more that no shop needs. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)

let loaded: Promise<typeof sharp> | null = null

/** sharp takes 90 ms to load: the start does not wait for it. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    library.block({ operation: ['VipsForeignLoad'] })
    library.unblock({ operation: loaders })
    library.cache(false)
    return library
  })
  return loaded
}
