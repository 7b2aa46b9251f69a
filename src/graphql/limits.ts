/** What one request may ask for at most. */
export const limits = {
  bytes: 100 * 1024,
  /** Words, names and signs of a query. */
  tokens: 4_000,
  /** Levels of fields. Tools that read the schema need 15. */
  depth: 16,
  /** A listing asks for each of its products under an alias. */
  aliases: 100,
  /** Fields, those of fragments wherever they are spread. */
  fields: 4_000,
  directives: 100,
  /** Operations and fragments. */
  definitions: 50,
  /** Numbers, texts, lists and objects in variables: a basket of 100 lines with 500 parts has 2,600. */
  inputValues: 8_000,
  /** Levels of lists and objects in an argument or a variable: a part of a bundle in a basket is on level 4. */
  inputDepth: 12,
  /** Points of weights.ts. */
  cost: 50_000,
  /** Bytes of an answer: the cost bounds how many values it holds, this how long they are. */
  answerBytes: 5 * 1024 * 1024,
}
