import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { csrfHeader } from '../api/client'
import { Problem } from '../api/problem'

type Uploaded = { file: string; name: string; bytes: number }

/** Uploads a file. `share` is the part that was sent, 0 to 1. */
export function useUpload() {
  const [share, setShare] = useState(0)
  const upload = useMutation({ mutationFn: (file: File) => send(file, setShare) })
  return { ...upload, share }
}

/** Sends a file with XMLHttpRequest, because `fetch` reports no upload progress. */
function send(file: File, onShare: (share: number) => void): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/console/api/imports/files?name=${encodeURIComponent(file.name)}`)
    for (const [name, value] of Object.entries(csrfHeader())) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new TypeError('The upload failed.'))
    request.onload = () =>
      request.status === 200
        ? resolve(request.response.data)
        : reject(new Problem(request.status, request.response))
    request.send(file)
  })
}
