/** Generates the clients from the OpenAPI document. */
import { clientDocument, exportedDocument } from './clients/document.js'
import { writeTypescript } from './clients/typescript.js'
const document = clientDocument(exportedDocument())
await writeTypescript(document, 'clients/typescript/src/generated')
