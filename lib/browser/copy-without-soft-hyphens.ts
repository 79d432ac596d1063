const softHyphens = /\u00ad/g;

/** A listener of "copy" for what is selected on the page. What a text field contains is copied as it was typed. */
export function copyWithoutSoftHyphens(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || !event.clipboardData || event.target instanceof HTMLTextAreaElement) return;
  const text = selection.toString();
  if (text.search(softHyphens) < 0) return;
  const copy = document.createElement("div");
  for (let index = 0; index < selection.rangeCount; index += 1) {
    copy.append(selection.getRangeAt(index).cloneContents());
  }
  event.clipboardData.setData("text/plain", text.replace(softHyphens, ""));
  event.clipboardData.setData("text/html", copy.innerHTML.replace(softHyphens, ""));
  event.preventDefault();
}
