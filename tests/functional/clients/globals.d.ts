/** Types of fetch that the DOM library has and the types of Node lack, for the TypeScript client. */
type BodyInit = NonNullable<RequestInit['body']>
type BufferSource = ArrayBufferView<ArrayBuffer> | ArrayBuffer
