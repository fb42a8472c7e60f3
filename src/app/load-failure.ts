/**
 * Shows a notice above a page whose script could not be loaded. Plain DOM, because React did not start.
 */
export function showLoadFailure() {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'relative z-50 bg-secondary-dark px-4 py-3 text-center text-white';
  const again = document.createElement('a');
  again.href = location.href;
  again.className = 'font-semibold underline';
  again.textContent = 'Erneut laden';
  again.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  notice.append('Ein Teil der Website konnte nicht geladen werden. ', again);
  document.body.prepend(notice);
}
