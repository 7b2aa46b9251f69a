/** Why a packed file cannot be read: it is cut short, unpacks to more than it may, is a sheet of Excel, or holds no file or several. */
export class UnpackProblem extends Error {
  readonly reason: 'cut' | 'too-large' | 'sheet' | 'none' | 'several'

  constructor(reason: UnpackProblem['reason'], cause?: unknown) {
    super(`a file could not be unpacked (${reason})`, { cause })
    this.reason = reason
  }
}
