import { useQuery } from "@tanstack/react-query";

const dataUrlOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("The image could not be read.")));
    reader.readAsDataURL(blob);
  });

/**
 * Reads an image of this site as a `data:` URL, for documents, which fetch nothing. A missing image counts as none, so
 * that a document can be printed without its logo.
 * @param address the image's path, or null if there is none
 * @returns undefined until it is loaded
 */
export function useImageData(address: string | null): string | null | undefined {
  const { data } = useQuery({
    queryKey: ["image-data", address],
    queryFn: async ({ signal }) => {
      if (address === null) return null;
      const response = await fetch(address, { signal }).catch(() => null);
      return response?.ok ? dataUrlOf(await response.blob()) : null;
    },
    // An image never changes: a new one has a new address.
    staleTime: Infinity,
  });
  return address === null ? null : data;
}
