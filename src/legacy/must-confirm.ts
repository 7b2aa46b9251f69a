/** A link on another site, or a browser that loads ahead, must change nothing by itself: the shopper is asked first. */
export function mustConfirm(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site === 'cross-site' || site === 'same-site' || request.headers.has('Sec-Purpose')
}
