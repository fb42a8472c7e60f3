#!/usr/bin/env bash
# Installs the Firestore emulator from Google's Debian repository. Needs root.
set -euo pipefail
keys=/etc/apt/keyrings/google.asc
curl -fsSL --create-dirs -o "$keys" https://packages.cloud.google.com/apt/doc/apt-key.gpg
echo "deb [signed-by=$keys] https://packages.cloud.google.com/apt cloud-sdk main" \
  > /etc/apt/sources.list.d/google.list
apt-get update
apt-get install -y --no-install-recommends google-cloud-cli-firestore-emulator
