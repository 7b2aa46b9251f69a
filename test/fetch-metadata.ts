const sec = (site: string, mode: string, destination: string) => ({
  'Sec-Fetch-Site': site,
  'Sec-Fetch-Mode': mode,
  'Sec-Fetch-Dest': destination,
})

/** The headers by which a browser says what it requests, and what started the request. */
export const fetchMetadata = {
  link: sec('same-origin', 'navigate', 'document'),
  typed: sec('none', 'navigate', 'document'),
  script: sec('same-origin', 'cors', 'empty'),
  picture: sec('same-origin', 'no-cors', 'image'),
  frame: sec('same-origin', 'navigate', 'iframe'),
  foreignLink: sec('cross-site', 'navigate', 'document'),
  neighbour: sec('same-site', 'navigate', 'document'),
  prefetch: { ...sec('same-origin', 'navigate', 'document'), 'Sec-Purpose': 'prefetch' },
} satisfies Record<string, Record<string, string>>
